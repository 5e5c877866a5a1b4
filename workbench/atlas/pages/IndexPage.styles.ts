import styled from 'styled-components'

export const Count = styled.p`
  margin-top: var(--space-8);
  color: var(--ink-3);
  font-size: var(--text-14);
`

export const Group = styled.section`
  margin-top: var(--space-48);
  > h2 {
    padding-bottom: var(--space-8);
    border-bottom: 1px solid var(--line-strong);
  }
`

export const Nothing = styled.p`
  margin-top: var(--space-48);
  color: var(--ink-2);
`
