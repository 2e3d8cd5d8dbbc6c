/** Cache Storage as far as the outbox uses it, in memory. */
export class SimulatedCaches {
  readonly kept = new Map<string, string>();
  /** a phone that has no room left */
  isQuotaExceeded = false;

  async open(): Promise<object> {
    return {
      put: async (address: string, response: Response) => {
        if (this.isQuotaExceeded) throw new DOMException('No room.', 'QuotaExceededError');
        this.kept.set(address, await response.text());
      },
      match: async (address: string) => {
        const text = this.kept.get(address);
        return text === undefined ? undefined : new Response(text);
      },
      delete: async (address: string) => this.kept.delete(address),
      keys: async () => [...this.kept.keys()].map((address) => ({ url: `https://phone.test${address}` })),
    };
  }

  get ids(): string[] {
    return [...this.kept.keys()].map((address) => address.split('/').at(-1) ?? '').sort();
  }
}
