declare module 'virtual:written' {
  const written: import('../words-of-page.ts').Written[];
  export default written;
}
