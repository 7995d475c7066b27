import 'hintwright/elements';
import 'hintwright/react';
import type { QuoridorAnalyzerElement } from 'hintwright/elements/quoridor-analyzer';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [hand, setHand] = useState('33789m35689p2334s');
  const [best, setBest] = useState('');
  const board = useRef<QuoridorAnalyzerElement>(null);
  return (
    <>
      <mahjong-analyzer
        hand={hand}
        draws={6}
        rules="riichi"
        ruleOptions={{ openTanyao: false }}
        onanalysis-end={({ detail }) => setBest(`${detail.hand} ${detail.hints[0]?.discard}`)}
      />
      <quoridor-analyzer ref={board} position="e2 e8 e3 d6h" nodes={2000} seed={1} className="board" />
      <button type="button" onClick={() => setHand('123456789m1133p')}>
        another hand
      </button>
      <p id="best">{best}</p>
    </>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(<Page />);
