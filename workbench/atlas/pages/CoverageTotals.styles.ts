import styled from 'styled-components'

import { from } from '../../../src/theme/tokens.ts'

export const Totals = styled.table`
  width: 100%;
  margin-top: var(--space-8);
  border-collapse: collapse;
  table-layout: fixed;
  font-size: var(--text-12);
  th,
  td {
    padding: var(--space-8) var(--space-8) var(--space-8) 0;
    text-align: left;
    vertical-align: top;
  }
  thead td {
    width: 22%;
  }
  thead th {
    color: var(--ink-3);
    font-weight: 500;
    vertical-align: bottom;
  }
  thead span:last-child:not(:first-child) {
    display: none;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  tbody th {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
    font-weight: 400;
  }
  ${from.large} {
    font-size: var(--text-14);
    th,
    td {
      padding: var(--space-12) var(--space-24) var(--space-12) 0;
    }
    thead span:first-child:not(:last-child) {
      display: none;
    }
    thead span:last-child:not(:first-child) {
      display: inline;
    }
    small {
      display: inline;
    }
  }
`

export const Figure = styled.p<{ $short: boolean; $strong: boolean }>`
  color: var(--${({ $short }) => ($short ? 'cinnabar' : 'ink')});
  font-weight: ${({ $strong }) => ($strong ? 700 : 400)};
  font-size: var(--text-16);
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  span {
    display: none;
    color: var(--ink-3);
    font-size: var(--text-12);
    font-weight: 400;
  }
  ${from.large} {
    font-size: var(--text-20);
    span {
      display: inline;
    }
  }
`

export const Share = styled.svg`
  display: block;
  width: 100%;
  height: 4px;
  margin-top: var(--space-4);
  rect:first-child {
    fill: var(--line);
  }
  rect:last-child {
    fill: var(--indigo);
  }
`
