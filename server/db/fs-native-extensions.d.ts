declare module 'fs-native-extensions' {
  /** false where another open file, of whatever process, has the lock */
  export function tryLock(descriptor: number): boolean;
}
