import styled from 'styled-components'

/** Drawn only while there is a picture; it exists before, because the camera needs somewhere to show it. */
export const Picture = styled.video<{ $shown: boolean }>`
  display: ${({ $shown }) => ($shown ? 'block' : 'none')};
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-card);
  background: var(--sunken);
  object-fit: cover;
`

export const MediaFault = styled.p`
  padding: 0.5rem 0.75rem;
  border-left: 2px solid var(--amber);
  background: var(--amber-soft);
  color: var(--amber);
  font-size: var(--text-14);
  line-height: 1.6;
`
