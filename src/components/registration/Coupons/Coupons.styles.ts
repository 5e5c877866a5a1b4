import styled from 'styled-components'

/** A code is read aloud and copied. */
export const Code = styled.code`
  font-size: var(--text-16);
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
  user-select: all;
`

export const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1.25rem;
  font-size: var(--text-14);
  a[aria-current] {
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
`
