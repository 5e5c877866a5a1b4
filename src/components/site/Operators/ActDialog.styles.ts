import styled from 'styled-components'

export const Subject = styled.div`
  display: grid;
  gap: 0.25rem;
  font-size: var(--text-14);
  line-height: 1.6;
  strong {
    color: var(--ink);
    font-size: var(--text-16);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
