import { createContext, useContext, useId, useMemo, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type Step, type StepFailure, runSteps } from './run-steps.server';

const hang = () => {
  for (;;);
};

/** Steps that record their outcome. */
function noting(runs: Record<string, () => void>, budgetMs = 400) {
  const notes: string[] = [];
  const note = (name: string, failure: StepFailure) =>
    notes.push(`${name} ${failure.kind === 'threw' ? String(failure.error) : failure.kind}`);
  const steps = Object.entries(runs).map(([name, run]): Step => ({
    budgetMs,
    run: () => {
      run();
      notes.push(name);
    },
    fail: (failure) => note(name, failure),
  }));
  return { steps, notes };
}

function spin(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('runSteps', () => {
  it('goes on after a step that throws and one that never ends', () => {
    const putInOrder = vi.fn();
    const { steps, notes } = noting({
      first: () => undefined,
      throwing: () => {
        throw new Error('broken');
      },
      second: () => undefined,
      hanging: hang,
      third: () => undefined,
    });
    runSteps(steps, putInOrder);
    expect(notes).toEqual(['first', 'throwing Error: broken', 'second', 'hanging overran', 'third']);
    expect(putInOrder).toHaveBeenCalled();
  });

  it('does not blame a step for the time others have used up', () => {
    const { steps, notes } = noting({
      a: () => spin(30),
      b: () => spin(30),
      c: () => spin(30),
      hanging: hang,
    });
    runSteps(steps, () => undefined);
    expect(notes).toEqual(['a', 'b', 'c', 'hanging overran']);
  });

  it('stops when the replacement of a step throws', () => {
    const { steps, notes } = noting({ first: () => undefined, closed: hang, second: () => undefined });
    const closed = steps[1];
    if (!closed) throw new Error('no step');
    closed.fail = () => {
      throw new Error('must not be missing');
    };
    expect(() => runSteps(steps, () => undefined)).toThrow('must not be missing');
    expect(notes).toEqual(['first']);
  });

  it('leaves promises and timers alone', async () => {
    let resolved = false;
    const { steps } = noting({
      promising: () => void Promise.resolve().then(() => (resolved = true)),
      hanging: hang,
    });
    runSteps(steps, () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(resolved).toBe(true);
  });
});

const Colour = createContext('none');

function Hanging({ within }: { within: 'render' | 'state' | 'memo' }) {
  const [count, setCount] = useState(() => (within === 'state' ? hang() : 0));
  // A state change during render causes a second pass, which reads hooks of the first.
  if (within === 'render' && count === 0) setCount(1);
  const colour = useContext(Colour);
  useMemo(() => (within === 'memo' ? hang() : colour), [colour, within]);
  return <p>{hang()}</p>;
}

function Plain() {
  const colour = useContext(Colour);
  const [first] = useState('first');
  const [second, setSecond] = useState('second');
  if (second === 'second') setSecond('third');
  const id = useId();
  return <p id={id}>{[colour, first, second, useMemo(() => colour.length, [colour])].join(' ')}</p>;
}

describe('React after an interruption', () => {
  const plain = () =>
    renderToString(
      <section>
        <Plain />
        <Colour.Provider value="green">
          <Plain />
        </Colour.Provider>
      </section>,
    );
  const clear = () => {
    const Thrower = () => {
      throw new Error('clears');
    };
    expect(() => renderToString(<Thrower />)).toThrow('clears');
  };

  it.each(['render', 'state', 'memo'] as const)(
    'renders hooks and contexts as before a hang in %s',
    (within) => {
      const before = plain();
      const error = vi.spyOn(console, 'error');
      const { steps, notes } = noting({
        hanging: () =>
          void renderToString(
            <Colour.Provider value="red">
              <Hanging within={within} />
            </Colour.Provider>,
          ),
      });
      runSteps(steps, clear);
      expect(notes).toEqual(['hanging overran']);
      expect(plain()).toBe(before);
      expect(before).toContain('none first third 4');
      expect(before).toContain('green first third 5');
      expect(error).not.toHaveBeenCalled();
    },
  );
});
