import styled from 'styled-components'

export const Block = styled.section`
  margin-top: 1.5rem;
`

export const Heading = styled.h2`
  margin-bottom: 0.75rem;
  font-family: var(--serif);
  font-size: var(--text-20);
`

export const Count = styled.p`
  min-height: 1.5rem;
  margin-bottom: 0.75rem;
  color: var(--ink-3);
  font-size: var(--text-14);
  line-height: 1.5rem;
`

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`
