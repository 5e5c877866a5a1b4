import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'

export const Summary = styled.p`
  padding: 0.625rem 0.875rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  color: var(--amber);
  font-size: var(--text-14);
`

export const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.125rem 1.5rem;
  ${from.large} {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: 0.75rem 1.5rem;
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    gap: 0.25rem 0.5rem;
    font-size: var(--text-14);
    line-height: 1.75rem;
    color: var(--ink-3);
  }
  dd {
    margin: 0 0 0.75rem;
    overflow-wrap: anywhere;
    ${from.large} {
      margin: 0;
    }
  }
`

export const Changed = styled.span`
  padding: 0 0.375rem;
  border: 1px solid currentColor;
  border-radius: var(--radius-field);
  color: var(--amber);
  line-height: 1.5rem;
  align-self: flex-start;
`

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 0.5rem;
  del,
  ins {
    display: grid;
    align-content: start;
    gap: 0.25rem;
    padding: 0.5rem 0.75rem;
    text-decoration: none;
  }
  /* Both are read as written; their headings distinguish them, not colour or a stroke alone. */
  del {
    background: var(--sunken);
    color: var(--ink-2);
  }
  ins {
    border-left: 2px solid var(--amber);
    background: var(--surface);
  }
  small {
    font-size: var(--text-14);
    color: var(--ink-3);
  }
`

export const Paragraphs = styled.p`
  white-space: pre-line;
`

export const Nothing = styled.span`
  color: var(--ink-3);
`
