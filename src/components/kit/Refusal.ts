import styled from 'styled-components'

/** Refusal or error, in words, beside its subject. */
export const Refusal = styled.p`
  padding: 0.5rem 0.75rem;
  border-left: 2px solid var(--cinnabar);
  background: var(--cinnabar-soft);
  color: var(--cinnabar);
  font-size: var(--text-14);
  line-height: 1.6;
`
