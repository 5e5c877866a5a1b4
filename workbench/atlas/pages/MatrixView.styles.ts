import styled from 'styled-components'

/** Cells of one row are equally high: each is as wide as its screen is in proportion. */
export const Box = styled.li<{ $ratio: number }>`
  flex: ${({ $ratio }) => $ratio} 1 calc(${({ $ratio }) => $ratio} * 22rem);
  min-width: min(100%, 11rem);
  max-width: min(100%, calc(${({ $ratio }) => $ratio} * 44rem));
`

export const Shot = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-field);
`

export const Cover = styled.a`
  position: absolute;
  inset: 0;
`

export const Label = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);
  margin-top: var(--space-8);
  font-size: var(--text-14);
  line-height: 1.6;
  a {
    padding: var(--space-4) 0;
  }
  span {
    flex-basis: 100%;
    font-weight: 500;
  }
`
