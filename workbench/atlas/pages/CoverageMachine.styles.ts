import styled from 'styled-components'

import { from } from '../../../src/theme/tokens.ts'

export const Flow = styled.details`
  border-top: 1px solid var(--line);
  &:last-child {
    border-bottom: 1px solid var(--line);
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-4) var(--space-16);
    padding: var(--space-12) 0;
    cursor: pointer;
    font-size: var(--text-14);
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '▸';
    width: 0.8em;
    margin-right: calc(-1 * var(--space-8));
    color: var(--ink-3);
  }
  &[open] > summary::before {
    content: '▾';
  }
  summary:hover {
    background: var(--sunken);
  }
  summary:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`

export const Title = styled.h3`
  flex: 1 1 12rem;
  font-size: var(--text-16);
  code {
    color: var(--ink-3);
    font-weight: 400;
    font-size: var(--text-12);
  }
`

export const Mark = styled.span<{ $missing: boolean }>`
  padding: 0 var(--space-8);
  border-radius: var(--radius-chip);
  background: var(--${({ $missing }) => ($missing ? 'cinnabar-soft' : 'celadon-soft')});
  color: var(--${({ $missing }) => ($missing ? 'cinnabar' : 'celadon')});
  font-size: var(--text-12);
  font-weight: 500;
  white-space: nowrap;
`

export const Sum = styled.span`
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Rows = styled.table`
  width: 100%;
  margin-bottom: var(--space-32);
  border-collapse: collapse;
  table-layout: fixed;
  font-size: var(--text-14);
  thead td {
    width: 40%;
  }
  thead th {
    padding: 0 0 var(--space-8);
    color: var(--ink-3);
    font-size: var(--text-12);
    font-weight: 500;
    text-align: right;
  }
  abbr {
    text-decoration: none;
  }
  th[scope='rowgroup'] {
    padding: var(--space-16) 0 var(--space-4);
    color: var(--ink-3);
    font-size: var(--text-12);
    font-weight: 500;
    text-align: left;
  }
  tbody tr + tr {
    border-top: 1px solid var(--line);
  }
  th[scope='row'] {
    padding: var(--space-8) 0;
    font-weight: 400;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    span,
    code {
      color: var(--ink-3);
      font-size: var(--text-12);
    }
    > span,
    > code {
      display: block;
    }
  }
  ${from.large} {
    thead td {
      width: auto;
    }
    thead th {
      width: 5.5rem;
    }
  }
`

export const Thing = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`

export const Count = styled.td<{ $none: boolean; $missing: boolean }>`
  padding: var(--space-8) 0 var(--space-8) var(--space-4);
  text-align: right;
  vertical-align: top;
  font-variant-numeric: tabular-nums;
  color: var(--${({ $none, $missing }) => ($missing ? 'cinnabar' : $none ? 'ink-3' : 'ink')});
`
