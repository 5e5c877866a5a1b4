import styled from 'styled-components'

export const Message = styled.article`
  display: grid;
  gap: 0.625rem;
  padding: 1rem 1rem 1.125rem 1.25rem;
  border: 1px solid var(--line);
  border-left: 3px solid var(--indigo);
  border-radius: var(--radius-card);
  background: var(--surface);
  &[data-read='true'] {
    border-left-color: var(--line);
    background: none;
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1rem;
`

export const Title = styled.h3`
  font-size: var(--text-16);
  line-height: 1.5;
  overflow-wrap: anywhere;
  [data-read='true'] & {
    font-weight: 500;
  }
`

export const Dot = styled.span`
  display: inline-block;
  width: 0.5rem;
  height: 0.5rem;
  margin-right: 0.5rem;
  border-radius: 50%;
  background: var(--cinnabar);
  vertical-align: 0.125rem;
  forced-color-adjust: none;
`

export const When = styled.p`
  display: flex;
  gap: 0.75rem;
  color: var(--ink-3);
  font-size: var(--text-14);
`
