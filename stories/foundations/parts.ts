import styled from 'styled-components'

export const Page = styled.main`
  max-width: 62rem;
  margin: 0 auto;
  padding: 2.5rem 1.5rem 4rem;
  h1 {
    font-size: var(--text-30);
    margin-bottom: 0.5rem;
  }
  > p {
    color: var(--ink-2);
    max-width: var(--measure);
    margin-bottom: 2rem;
  }
`

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: 1rem;
`

export const Item = styled.li`
  border-top: 1px solid var(--line);
  padding-top: 0.75rem;
  font-size: var(--text-14);
  code {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`

export const Patch = styled.div<{ $name: string }>`
  height: 4.5rem;
  margin-bottom: 0.5rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  background: var(--${({ $name }) => $name});
`

export const Sample = styled.p<{ $size: string; $serif: boolean }>`
  font-size: var(--${({ $size }) => $size});
  font-family: var(--${({ $serif }) => ($serif ? 'serif' : 'sans')});
  line-height: 1.4;
`

export const Bar = styled.div<{ $size: string }>`
  width: var(--${({ $size }) => $size});
  height: 1rem;
  background: var(--indigo);
`

export const Mover = styled.button<{ $duration: string }>`
  width: 100%;
  height: 3rem;
  padding: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-field);
  background: none;
  text-align: left;
  span {
    display: block;
    width: 2rem;
    height: 100%;
    background: var(--cinnabar);
    transition: translate var(--${({ $duration }) => $duration}) var(--ease);
  }
  &:is(:hover, :focus-visible) span {
    translate: calc(12rem - 2rem) 0;
  }
  @media (prefers-reduced-motion: reduce) {
    &:is(:hover, :focus-visible) span {
      translate: 0 0;
      opacity: 0.5;
    }
  }
`
