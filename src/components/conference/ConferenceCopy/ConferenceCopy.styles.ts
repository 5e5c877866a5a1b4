import styled from 'styled-components'

import { panel } from '../../kit/layout.ts'

export const Panel = styled.section`
  ${panel}
  & + & {
    padding-top: 1.25rem;
    border-top: 1px solid var(--line);
  }
`

export const Times = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0.375rem 0.75rem 0.375rem 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th[scope='row'] {
    font-weight: 400;
    color: var(--ink-2);
  }
`

export const EyeItems = styled.ul`
  display: grid;
  gap: 1px;
  padding: 0;
  border: 1px solid var(--line);
  background: var(--line);
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 1rem;
    align-items: center;
    padding: 0.625rem 1rem;
    background: var(--paper);
  }
  li[data-seen='true'] > div {
    color: var(--ink-2);
    text-decoration: line-through;
    text-decoration-color: var(--line-strong);
  }
  q {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
    quotes: none;
  }
`

export const Choices = styled.fieldset`
  display: grid;
  gap: 0.5rem;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  legend {
    margin-bottom: 0.5rem;
    font-weight: 600;
  }
  & + p {
    margin-top: 0.75rem;
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: 1.7;
  }
`
