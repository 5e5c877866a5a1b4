import styled from 'styled-components'

/** What was refused or went wrong, in words, beside what it concerns. */
export const Refusal = styled.p`
  padding: 0.5rem 0.75rem;
  border-left: 2px solid var(--cinnabar);
  background: var(--cinnabar-soft);
  color: var(--cinnabar);
  font-size: var(--text-14);
  line-height: 1.6;
`
