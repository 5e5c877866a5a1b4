import styled from 'styled-components'

/** Numbered, with a line over each step that fills as the steps are done. */
export const Steps = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 0.5rem;
  margin-top: 1rem;
  padding: 0;
  counter-reset: step;
  list-style: none;
  li {
    padding-top: 0.5rem;
    border-top: 2px solid var(--line-strong);
    color: var(--ink-3);
    font-size: var(--text-14);
    line-height: 1.4;
    counter-increment: step;
  }
  li::before {
    content: counter(step) '. ';
    font-variant-numeric: tabular-nums;
  }
  li[data-done] {
    border-color: var(--indigo);
  }
  li[aria-current] {
    border-color: var(--indigo);
    color: var(--ink);
    font-weight: 600;
  }
`
