import styled from 'styled-components'

export const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1.5rem;
  min-height: 2.25rem;
  margin-bottom: -0.75rem;
  color: var(--ink-3);
  font-size: var(--text-14);
  line-height: 2.25rem;
  a {
    overflow-wrap: anywhere;
  }
`
