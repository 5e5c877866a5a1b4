import styled from 'styled-components'

import { row } from '../layout.ts'

export const Block = styled.section<{ $isFault: boolean }>`
  display: grid;
  gap: 0.5rem;
  padding: 1rem;
  border: 1px solid var(--line);
  border-left: 3px solid ${({ $isFault }) => ($isFault ? 'var(--cinnabar)' : 'var(--amber)')};
  border-radius: var(--radius-field);
  background: var(--surface);
  h2 {
    font-size: var(--text-16);
    color: ${({ $isFault }) => ($isFault ? 'var(--cinnabar)' : 'var(--amber)')};
  }
`

export const Actions = styled.div`
  ${row}
  margin-top: 0.25rem;
`
