import styled from 'styled-components'

import { from } from '../../../src/theme/tokens.ts'

export const Picker = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-12) var(--space-32);
  margin-top: var(--space-24);
`
export const Select = styled.label`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  max-width: 100%;
  font-size: var(--text-14);
  font-weight: 500;

  select {
    width: 100%;
    max-width: 32rem;
    padding: var(--space-4) var(--space-8);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-field);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
    font-weight: 400;
    line-height: 1.6;
  }
`
export const Result = styled.div`
  margin-top: var(--space-32);
  padding: var(--space-12) var(--space-16);
  border-left: 2px solid var(--indigo);
  background: var(--sunken);

  strong {
    display: block;
    font-size: var(--text-18);
    font-weight: 600;
  }
  p {
    color: var(--ink-2);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
`
export const Quiet = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-12);
  margin-top: var(--space-48);
  padding: var(--space-48) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  text-align: center;

  svg {
    width: 3rem;
    height: 3rem;
    fill: none;
    stroke: var(--celadon);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  p {
    max-width: 32rem;
    color: var(--ink-2);
    text-wrap: balance;
  }
`
export const Action = styled.button`
  padding: var(--space-4) var(--space-12);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-field);
  background: var(--surface);
  color: var(--indigo);
  font: inherit;
  font-size: var(--text-14);
  cursor: pointer;

  &:hover {
    background: var(--indigo-soft);
  }
  &[aria-pressed='true'] {
    border-color: var(--indigo);
    background: var(--indigo);
    color: var(--paper);
  }
`
export const Past = styled.section`
  margin-top: var(--space-64);

  h2 {
    padding-bottom: var(--space-8);
    border-bottom: 1px solid var(--line-strong);
  }
`
export const Revisions = styled.ol`
  list-style: none;
  padding: 0;

  li {
    display: grid;
    justify-items: start;
    align-items: center;
    gap: var(--space-8) var(--space-16);
    padding: var(--space-12) 0;
    border-bottom: 1px solid var(--line);

    ${from.large} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  strong {
    display: block;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  span {
    color: var(--ink-3);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
`
export const Built = styled.p`
  margin-top: var(--space-24);
  color: var(--ink-3);
  font-size: var(--text-14);
`
