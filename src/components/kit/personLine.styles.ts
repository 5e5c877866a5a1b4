import styled from 'styled-components'
import { from } from '../../theme/tokens.ts'

/** One line of the list: the person, the ticket, and the progress of the order. */
export const Line = styled.article<{ $hasChoice?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasChoice }) => ($hasChoice === true ? 'auto ' : '')}minmax(0, 1fr);
  gap: 0.25rem 1rem;
  padding-block: 0.75rem;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
  > :last-child {
    grid-column: -2;
  }
  ${from.tablet} {
    grid-template-columns:
      ${({ $hasChoice }) => ($hasChoice === true ? 'auto ' : '')}minmax
      (0, 1fr) minmax(0, 14rem);
  }
`

export const Who = styled.div`
  display: grid;
  align-content: start;
  gap: 0.125rem;
  min-width: 0;
  h3 {
    font-size: var(--text-16);
    line-height: 1.5;
  }
`

export const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 0.125rem 0.75rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.6;
  ${from.tablet} {
    justify-content: flex-end;
    text-align: right;
  }
`
