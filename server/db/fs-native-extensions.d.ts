declare module 'fs-native-extensions' {
  /** false if another open file has the lock */
  export function tryLock(descriptor: number): boolean;
}
