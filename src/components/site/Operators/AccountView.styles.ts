import styled from 'styled-components'

export const Back = styled.p`
  margin: 1.25rem 0 0.75rem;
  font-size: var(--text-14);
`

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin-top: 2rem;
  > h2 {
    padding-bottom: 0.5rem;
    border-bottom: 1px solid var(--line);
    font-size: var(--text-18);
  }
`

export const Rows = styled.ul`
  display: grid;
  &:empty {
    display: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding: 0.5rem 0;
    border-bottom: 1px solid var(--line);
  }
  span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 500;
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`
