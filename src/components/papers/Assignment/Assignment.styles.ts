import styled from 'styled-components'

import { panel } from '../../kit/layout.ts'

export const Panel = styled.section`
  ${panel}
  margin-top: 2rem;
  ol,
  ul {
    padding: 0;
    list-style: none;
  }
`

export const Paper = styled.li`
  padding-block: 0.75rem;
  border-bottom: 1px solid var(--line);
  h3 {
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
`

export const Chosen = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  margin-top: 0.25rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`

export const Reason = styled.span`
  color: var(--cinnabar);
  font-size: var(--text-14);
`

export const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0.75rem;
  > :first-child {
    flex: 1 1 14rem;
  }
  button {
    margin-top: 1.6rem;
  }
`
