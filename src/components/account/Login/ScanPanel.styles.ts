import styled from 'styled-components'

export const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: 1rem;
  padding-top: 1.5rem;
  text-align: center;
`

export const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 13rem;
  height: 13rem;
  padding: 0.5rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunken);
`

export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.75rem;
  padding: 1rem;
  border-radius: inherit;
  background: color-mix(in srgb, var(--surface) 94%, transparent);
  font-size: var(--text-14);
  line-height: 1.6;
`

export const Hint = styled.p`
  justify-self: stretch;
  min-height: 3.2em;
  font-size: var(--text-14);
  line-height: 1.6;
  color: var(--ink-3);
`
