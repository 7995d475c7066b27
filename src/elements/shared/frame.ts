import { css } from 'lit';

/** What holds an analyzer: its frame, the line at its foot, text that is no longer true. */
export const frameStyles = css`
  :host {
    container: hintwright-analyzer / inline-size;
  }
  .frame {
    display: grid;
    gap: 16px;
    padding: 12px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .answer {
    min-inline-size: 0;
  }
  .status {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-block-size: 53px;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--_line);
  }
  .compact {
    padding: 0 12px;
    font-size: var(--_small);
  }
  /* Text pales no further than can be read. */
  .stale {
    color: var(--_muted);
  }
  @container hintwright-analyzer (inline-size >= 480px) {
    .frame {
      padding: 16px;
    }
  }
`;
