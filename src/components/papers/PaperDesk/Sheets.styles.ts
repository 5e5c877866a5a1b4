import styled from 'styled-components'

import { panel, row } from '../../kit/layout.ts'

export const Panel = styled.section`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  margin-top: 1.5rem;
  overflow-wrap: anywhere;
`

export const Files = styled.ul`
  display: grid;
  gap: 0.5rem;
  list-style: none;
  li {
    ${row}
    gap: 0.25rem 1rem;
    align-items: baseline;
  }
  strong {
    min-width: 7rem;
    font-weight: 500;
  }
`

export const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  padding-block: 0.5rem;
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`

export const About = styled.p`
  ${row}
  gap: 0.25rem 0.75rem;
  small {
    color: var(--ink-3);
  }
`

export const Fault = styled.span`
  color: var(--cinnabar);
`
