import styled from 'styled-components'

import { from } from '../../theme/tokens.ts'
import { column, pairs, row } from './layout.ts'

export const Page = styled.div`
  ${column}
  max-width: 52rem;
  padding-block: 2rem 3rem;
  ${from.tablet} {
    padding-block: 3.5rem 4rem;
  }
  > h1 {
    font-size: var(--text-30);
  }
`

export const Lead = styled.p`
  margin-top: 0.5rem;
  padding-bottom: 1.25rem;
  border-bottom: 1px solid var(--ink);
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.7;
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  margin-top: 1.5rem;
`

export const Group = styled.fieldset`
  min-width: 0;
  legend {
    margin-bottom: 0.75rem;
    padding: 0;
    font-family: var(--serif);
    font-size: var(--text-20);
    font-weight: 600;
  }
`

export const Fields = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem 1.5rem;
  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Whole = styled.div`
  ${from.large} {
    grid-column: 1 / -1;
  }
`

export const Note = styled.div<{ $tone: 'waiting' | 'seal' | 'good' }>`
  --tone: ${({ $tone }) => tones[$tone]};
  padding: 0.75rem 1rem;
  border-left: 2px solid var(--tone);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.7;
  overflow-wrap: anywhere;
  strong {
    display: block;
    color: var(--tone);
    font-weight: 600;
  }
`

export const StatusCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  margin-top: 1.5rem;
`

export const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 1.125rem 1.25rem 1.25rem;
  h2 {
    font-size: var(--text-20);
  }
  > p {
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: 1.7;
  }
`

export const Facts = styled.dl`
  ${pairs}
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem 1.25rem;
  padding-top: 0.75rem;
  border-top: 1px solid var(--line);
  line-height: 1.7;
  overflow-wrap: anywhere;
  dd {
    white-space: pre-line;
  }
  dd:not(:last-child) {
    margin-bottom: 0.5rem;
  }
  ${from.large} {
    grid-template-columns: auto minmax(0, 1fr);
    dd:not(:last-child) {
      margin-bottom: 0;
    }
  }
`

export const Actions = styled.div`
  ${row}
  align-items: center;
`

export const Kept = styled.p`
  margin-top: 0.75rem;
  min-height: 1.25rem;
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: 1.25rem;
`

const tones = { waiting: 'var(--amber)', seal: 'var(--cinnabar)', good: 'var(--celadon)' }
