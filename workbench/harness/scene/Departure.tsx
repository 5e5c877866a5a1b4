import styled from 'styled-components'

/** Says where the visitor would be now; part of the workshop, not of the site. */
export const Departure = ({ address }: { readonly address: string }) => <Note role="note">→ {address}</Note>

const Note = styled.p`
  position: fixed;
  inset: auto 0 0 0;
  z-index: 9;
  padding: var(--space-8) var(--space-16);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-14);
`
