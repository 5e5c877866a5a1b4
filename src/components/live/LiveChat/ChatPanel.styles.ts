import styled from 'styled-components'

export const Panel = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100%;
  min-height: 22rem;
  max-height: 40rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow: hidden;
  > h2 {
    padding: 0.75rem 1rem;
    border-bottom: 1px solid var(--line);
    font-size: var(--text-16);
  }
`

export const Room = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
`

export const Log = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0.75rem 1rem;
  &:focus-visible {
    outline-offset: -3px;
  }
  > p {
    color: var(--ink-3);
    font-size: var(--text-14);
    text-align: center;
  }
`

export const Older = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  padding-bottom: 0.5rem;
  > p {
    color: var(--cinnabar);
    font-size: var(--text-12);
  }
`

export const Lines = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Divider = styled.li`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  color: var(--cinnabar);
  font-size: var(--text-12);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--cinnabar);
  }
`

export const Newer = styled.div`
  position: absolute;
  inset: auto 0 0.75rem;
  display: grid;
  justify-items: center;
  pointer-events: none;
  > button {
    border-radius: var(--radius-chip);
    box-shadow: var(--shade-2);
    pointer-events: auto;
  }
`
