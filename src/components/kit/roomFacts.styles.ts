import styled from 'styled-components'
import { from } from '../../theme/tokens.ts'

export const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1rem;
  font-variant-numeric: tabular-nums;
  ${from.tablet} {
    justify-content: flex-end;
    text-align: right;
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`

export const Rooms = styled.ul`
  margin-top: 0.5rem;
  > li {
    display: grid;
    gap: 0.5rem 1.5rem;
    padding: 0.75rem 0;
    border-top: 1px solid var(--line);
    ${from.tablet} {
      grid-template-columns: minmax(0, 1fr) 10rem auto;
      align-items: center;
    }
  }
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`

export const Remark = styled.small`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
