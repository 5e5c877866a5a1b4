import styled from 'styled-components'

/** Right below the site's header, which covers everything of a page: visible at any scroll position. */
export const Silence = styled.div`
  position: fixed;
  inset-block-start: calc(var(--header) + 0.5rem);
  inset-inline: 0.75rem;
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.5rem 1rem;
  max-width: 44rem;
  margin-inline: auto;
  padding: 0.75rem 1rem;
  border: 2px solid var(--cinnabar);
  background: var(--cinnabar-soft);
  color: var(--cinnabar);
  line-height: 1.6;
`
