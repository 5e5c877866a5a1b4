import styled from 'styled-components'

// The spine again, with a knot for each thing that happened.
export const List = styled.ol`
  margin-left: 0.25rem;
  border-left: 1px solid var(--line-strong);
  li {
    position: relative;
    display: grid;
    gap: 0.125rem;
    padding: 0 0 1.25rem 1.25rem;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    content: '';
    position: absolute;
    left: -0.28125rem;
    top: 0.5625rem;
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid var(--line-strong);
    background: var(--paper);
  }
  li:last-child::before {
    background: var(--ink);
    border-color: var(--ink);
  }
`

export const Moved = styled.p`
  font-size: var(--text-14);
  color: var(--ink-2);
`

export const When = styled.p`
  font-size: var(--text-14);
  color: var(--ink-3);
`

export const Because = styled.p`
  overflow-wrap: anywhere;
`
