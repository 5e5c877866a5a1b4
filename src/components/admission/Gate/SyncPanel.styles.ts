import styled from 'styled-components'

const inks = {
  syncing: 'var(--indigo)',
  level: 'var(--celadon)',
  waiting: 'var(--amber)',
  offline: 'var(--cinnabar)',
} as const

export const Line = styled.p<{ $status: keyof typeof inks }>`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  color: ${({ $status }) => inks[$status]};
  font-weight: 600;
  &::before {
    content: '';
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    background: currentColor;
  }
`
