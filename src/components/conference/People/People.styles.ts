import styled from 'styled-components'

/** Only where there is a keyboard. */
export const KeyHint = styled.p`
  display: none;
  padding-block: 0.5rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  @media (hover: hover) and (pointer: fine) {
    display: block;
  }
`

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding-top: 1rem;
  border-top: 1px solid var(--line-strong);
`

/** Description on one side, status on the other. */
export const Rows = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.25rem 1.5rem;
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
    font-size: var(--text-14);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  li:first-child {
    border-top: 0;
  }
`

/** A part in which nothing is: one line. */
export const Nothing = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.75rem;
  color: var(--ink-2);
  h2 {
    font-size: var(--text-16);
  }
`
