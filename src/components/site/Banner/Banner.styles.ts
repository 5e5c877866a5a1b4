import styled from 'styled-components'

import { row } from '../../kit/layout.ts'

export const Body = styled.div`
  max-width: 60rem;
  padding-top: 2rem;
`

export const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 5 / 2;
  margin-bottom: 1.75rem;
  object-fit: cover;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunken);
  filter: var(--cover-filter);
`

export const Actions = styled.div`
  ${row}
  margin-top: 2rem;
`

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 1.5rem;
  margin-top: 1.5rem;
`
