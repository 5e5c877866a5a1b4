import styled from 'styled-components'

export const Star = styled.span<{ $full: boolean }>`
  display: inline-flex;
  color: ${({ $full }) => ($full ? 'var(--amber)' : 'inherit')};
  svg {
    fill: ${({ $full }) => ($full ? 'currentColor' : 'none')};
  }
`
