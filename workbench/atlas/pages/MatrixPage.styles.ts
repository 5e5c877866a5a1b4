import styled from 'styled-components'

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-32);
  margin-top: var(--space-24);
`

export const Shown = styled.h2`
  margin-top: var(--space-48);
  padding-top: var(--space-16);
  border-top: 1px solid var(--line-strong);
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-14);
    font-weight: 400;
  }
`

export const Cells = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-24) var(--space-16);
  margin-top: var(--space-16);
`
