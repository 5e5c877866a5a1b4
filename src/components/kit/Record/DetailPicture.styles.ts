import styled from 'styled-components'

export const Frame = styled.button`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  width: min(100%, 14rem);
  padding: 0.5rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-field);
  background: var(--surface);
  color: var(--indigo);
  font-size: var(--text-14);
  cursor: zoom-in;
  &:hover {
    border-color: var(--ink);
    color: var(--indigo-hover);
  }
`

// White behind it in the dark, too: a logo without a ground of its own is drawn for paper.
export const Thumb = styled.img`
  width: 100%;
  height: 8rem;
  object-fit: contain;
  background: #fff;
`

export const Lost = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  color: var(--cinnabar);
  font-size: var(--text-14);
`
