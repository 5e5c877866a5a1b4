import styled from 'styled-components'

import type { Tone } from '../Card.styles.ts'

const inks: Record<Tone, [ink: string, ground: string]> = {
  neutral: ['var(--ink-2)', 'var(--sunken)'],
  seal: ['var(--cinnabar)', 'var(--cinnabar-soft)'],
  good: ['var(--celadon)', 'var(--celadon-soft)'],
  waiting: ['var(--amber)', 'var(--amber-soft)'],
  action: ['var(--indigo)', 'var(--indigo-soft)'],
}

export const Chip = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.1875rem 0.75rem;
  border-radius: var(--radius-chip);
  background: ${({ $tone }) => inks[$tone][1]};
  color: ${({ $tone }) => inks[$tone][0]};
  font-size: var(--text-14);
  font-weight: 500;
  line-height: 1.5;
  &::before {
    content: '';
    flex: none;
    width: 0.375rem;
    height: 0.375rem;
    background: currentColor;
  }
`
