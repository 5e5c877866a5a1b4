import type { Cause } from '../../../src/machines/shared/words.ts'
import styled from 'styled-components'

import { breakpoints } from '../../../src/theme/tokens.ts'

export const Frame = styled.div`
  overflow-x: auto;
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-14);
  line-height: 1.6;
  th {
    padding: var(--space-12) var(--space-16) var(--space-8) 0;
    color: var(--ink-3);
    font-weight: 500;
    text-align: left;
  }
  td {
    padding: var(--space-12) var(--space-16) var(--space-12) 0;
    border-top: 1px solid var(--line);
    vertical-align: top;
  }
  td:nth-child(1) {
    width: 7rem;
  }
  td:nth-child(2) {
    width: 40%;
  }
  code {
    color: var(--ink-3);
  }
  @media (max-width: ${breakpoints.tablet - 1}px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    &,
    tbody,
    tr,
    td {
      display: block;
      width: 100%;
    }
    tr {
      padding: var(--space-12) 0;
      border-bottom: 1px solid var(--line);
    }
    td,
    td:nth-child(1),
    td:nth-child(2) {
      width: auto;
      padding: var(--space-4) 0;
      border: 0;
    }
    td:nth-child(n + 3)::before {
      content: attr(data-label);
      display: block;
      color: var(--ink-3);
      font-size: var(--text-12);
    }
  }
`

const inks: Readonly<Record<Cause, string>> = {
  visitor: 'indigo',
  server: 'amber',
  clock: 'celadon',
  browser: 'ink-2',
  machine: 'ink-2',
  owner: 'indigo',
  receiver: 'indigo',
  organizer: 'cinnabar',
  secretary: 'cinnabar',
  programme: 'cinnabar',
  staff: 'cinnabar',
  finance: 'cinnabar',
  admin: 'cinnabar',
}

export const Who = styled.span<{ $by: Cause }>`
  padding-left: var(--space-8);
  border-left: 3px solid var(--${({ $by }) => inks[$by]});
  color: var(--${({ $by }) => inks[$by]});
  font-weight: 500;
`

export const Sentence = styled.p`
  color: var(--ink);
`

export const Conditions = styled.ul`
  color: var(--ink-2);
`
