import styled from 'styled-components'
import { from } from '../../../theme/tokens.ts'
import { row } from '../../kit/layout.ts'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`

export const Fields = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem 1.5rem;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Acts = styled.div`
  ${row}
  align-items: center;
`

export const Steps = styled.ol`
  display: grid;
  gap: 1px;
  border: 1px solid var(--line);
  background: var(--line);
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem 1.5rem;
    padding: 0.75rem 1rem;
    background: var(--paper);
    line-height: 1.6;
    ${from.tablet} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`

export const Counts = styled.div`
  ${row}
  gap: 0.5rem;
`

export const Warning = styled.p`
  padding: 0.875rem 1rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  line-height: 1.7;
`

export const Letter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 1rem;
  border: 1px solid var(--line);
  background: var(--surface);
  overflow-wrap: anywhere;
  pre {
    padding-top: 0.75rem;
    border-top: 1px solid var(--line);
    color: var(--ink-2);
    font: var(--text-14) / 1.7 var(--sans);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`
