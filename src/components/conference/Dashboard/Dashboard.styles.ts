import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { panel } from '../../kit/layout.ts'

export const Panel = styled.section`
  ${panel}
`

export const Todos = styled.ul`
  display: grid;
  gap: 0;
  padding: 0;
  border-top: 1px solid var(--line);
  list-style: none;
  li {
    border-bottom: 1px solid var(--line);
  }
  a {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.75rem 0.25rem;
    color: var(--ink);
    text-decoration: none;
  }
  a:hover span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  b {
    font-variant-numeric: tabular-nums;
    color: var(--cinnabar);
  }
`

export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: 1px;
  padding: 1px;
  > div {
    display: grid;
    align-content: start;
    gap: 0.25rem;
    padding: 0.875rem 1rem;
    background: var(--paper);
    /* Not a ground behind the gaps: the last row may be short. */
    box-shadow: 0 0 0 1px var(--line);
  }
  dt {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  dd {
    font-size: var(--text-24);
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
  dd a {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
    text-underline-offset: 0.2em;
  }
  dd small {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`

export const Plot = styled.figure`
  display: grid;
  gap: 0.75rem;
  svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  text {
    fill: var(--ink-2);
    font-size: 11px;
    font-variant-numeric: tabular-nums;
  }
  .grid {
    stroke: var(--line);
  }
  .today {
    stroke: var(--cinnabar);
    stroke-dasharray: 2 3;
  }
  .own,
  .earlier {
    fill: none;
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .own {
    stroke: var(--indigo);
  }
  .earlier {
    stroke: var(--line-strong);
    stroke-dasharray: 6 4;
  }
  ${from.tablet} {
    text {
      font-size: 9px;
    }
  }
`

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  padding: 0;
  font-size: var(--text-14);
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  svg {
    flex: none;
    width: 1.75rem;
  }
`

export const Bar = styled.td`
  width: 60%;
  svg {
    display: block;
    width: 100%;
    height: 0.5rem;
  }
  rect {
    fill: var(--indigo);
  }
`

export const Days = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0.25rem 0.75rem 0.25rem 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
  }
`
