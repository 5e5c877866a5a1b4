import styled from 'styled-components'
import { from } from '../../theme/tokens.ts'

export const Rows = styled.ul`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem 1.5rem;
    align-items: center;
    padding-block: 0.75rem;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
    ${from.tablet} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`

export const About = styled.div`
  display: grid;
  gap: 0.125rem;
  min-width: 0;
  line-height: 1.6;
  span {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`
