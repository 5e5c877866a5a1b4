import styled from 'styled-components'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`

export const Uploaded = styled.p`
  &:empty {
    display: none;
  }
  padding: 0.625rem 0.875rem;
  border-left: 2px solid var(--celadon);
  background: var(--celadon-soft);
  overflow-wrap: anywhere;
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`
