import styled from 'styled-components'

export type Tone = 'neutral' | 'seal' | 'good' | 'waiting' | 'action'

const inks: Record<Tone, string> = {
  neutral: 'var(--ink-3)',
  seal: 'var(--cinnabar)',
  good: 'var(--celadon)',
  waiting: 'var(--amber)',
  action: 'var(--indigo)',
}

export const Sheet = styled.article<{ $tone: Tone }>`
  --tone: ${({ $tone }) => inks[$tone]};
  position: relative;
  display: flex;
  height: 100%;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  transition: border-color var(--hover) var(--ease);
  &:has(a:hover) {
    border-color: var(--line-strong);
  }
`

// The signature of the house: a vertical hairline that carries the state.
export const Spine = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: 2.25rem;
  padding: 0.875rem 0;
  border-right: 1px solid var(--tone);
  color: var(--tone);
  font-size: var(--text-12);
  font-weight: 500;
  line-height: 1;
  letter-spacing: 0.14em;
  writing-mode: vertical-rl;
  text-orientation: mixed;
  white-space: nowrap;
  &:lang(en) {
    letter-spacing: 0.06em;
    rotate: 180deg;
    flex-direction: row-reverse;
    justify-content: flex-start;
    border-right: 0;
    border-left: 1px solid var(--tone);
  }
  &::before {
    content: '';
    flex: none;
    width: 0.375rem;
    height: 0.375rem;
    background: var(--tone);
  }
`

export const Body = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
`
