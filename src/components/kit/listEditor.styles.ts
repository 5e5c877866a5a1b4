import styled from 'styled-components'
import { from } from '../../theme/tokens.ts'
import { panel, row } from './layout.ts'

export const Panel = styled.section`
  ${panel}
  & + & {
    padding-top: 1.25rem;
    border-top: 1px solid var(--line);
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
`

export const Buttons = styled.div`
  ${row}
  gap: 0.5rem;
`

export const About = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.7;
`

export const List = styled.ol`
  display: grid;
  gap: 0.75rem;
  padding: 0;
  list-style: none;
`

export const Item = styled.li<{ $retired: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 0.875rem 1rem;
  border: 1px ${({ $retired }) => ($retired ? 'dashed' : 'solid')} var(--line);
  background: ${({ $retired }) => ($retired ? 'none' : 'var(--surface)')};
  h3 {
    font-size: var(--text-18);
    overflow-wrap: anywhere;
  }
`

export const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  font-size: var(--text-14);
  div {
    display: flex;
    gap: 0.375rem;
  }
  dt {
    color: var(--ink-3);
  }
`

export const Tiers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`

export const TierRow = styled.fieldset`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem 1rem;
  min-width: 0;
  padding: 0.75rem;
  border: 1px solid var(--line);
  legend {
    padding-inline: 0.25rem;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
