import { css } from 'lit';

/** What a hint marks. Each role has a colour, a shape, a pattern of its outline and a letter. */
export const markingStyles = css`
  :host {
    --_a: var(--hintwright-role-a, light-dark(#15803d, #5fd38a));
    --_b: var(--hintwright-role-b, light-dark(#1d4ed8, #8fb4ff));
    --_c: var(--hintwright-role-c, light-dark(#7e22ce, #d3a8ff));
    --_d: var(--hintwright-role-d, light-dark(#a16207, #efc04f));
    --_on-role: light-dark(#fff, #1c1d21);
  }
  .drawing {
    .a {
      --_role: var(--_a);
    }
    .b {
      --_role: var(--_b);
      --_dash: 0.16 0.07;
    }
    .c {
      --_role: var(--_c);
      --_dash: 0.03 0.07;
    }
    .d {
      --_role: var(--_d);
      --_dash: 0.14 0.06 0.03 0.06;
    }
    .in,
    .target {
      --_role: var(--_a);
    }
    .tint {
      fill: var(--_role);
      fill-opacity: 0.13;
      stroke: var(--_role);
      stroke-width: 0.03;
      stroke-dasharray: var(--_dash, none);
    }
    .tint.target {
      fill-opacity: 0.06;
      stroke-width: 0.055;
    }
    .house {
      fill: var(--_ink);
      fill-opacity: 0.045;
      stroke: var(--_ink);
      stroke-opacity: 0.55;
      stroke-width: 0.03;
    }
    .house.cover {
      stroke-dasharray: 0.16 0.09;
    }
    .letter {
      fill: var(--_role);
      font-weight: 700;
    }

    .candidate.a,
    .candidate.b,
    .candidate.c,
    .candidate.d {
      fill: var(--_on-role);
      font-weight: 600;
    }
    .shape {
      fill: var(--_role);
    }
    .candidate.in {
      fill: var(--_role);
      font-weight: 700;
    }
    .candidate.in .shape,
    .ghost-digit circle {
      fill: none;
      stroke: var(--_a);
      stroke-width: 0.035;
    }
    .ghost-digit .digit {
      fill: var(--_a);
    }
    .candidate.out {
      fill: var(--_error);
    }
    .strike {
      fill: none;
      stroke: var(--_error);
      stroke-width: 0.035;
      stroke-linecap: round;
    }
    .link,
    .group {
      fill: none;
      stroke: var(--_ink);
      stroke-opacity: 0.78;
      stroke-width: 0.032;
      stroke-linecap: round;
    }
    .link.weak {
      stroke-dasharray: 0.075 0.075;
    }
    .group {
      stroke-width: 0.025;
      fill: var(--_ink);
      fill-opacity: 0.05;
    }
  }
`;
