import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { Told } from '../../kit/rowCard.styles.ts'

export const Lanes = styled.ul`
  display: grid;
  margin-bottom: 1.5rem;
  border-bottom: 1px solid var(--line);
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.375rem 1.25rem;
    padding: 0.625rem 0;
    border-top: 1px solid var(--line);
    ${from.large} {
      grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`

export const LaneName = styled.h3`
  font-size: var(--text-16);
  line-height: 1.5;
`

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
  gap: 0.25rem 1rem;
  dt {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`

export const Held = styled(Told)`
  ${from.large} {
    grid-column: 1 / -1;
  }
`

export const Quiet = styled.p`
  padding: 0.75rem 0;
  color: var(--ink-2);
`
