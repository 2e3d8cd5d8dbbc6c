/** Cache Storage as far as the outbox uses it, in memory. */
export class SimulatedCaches {
  readonly entries = new Map<string, string>();
  /** a phone that has no room left */
  isQuotaExceeded = false;

  async open(): Promise<object> {
    return {
      put: async (address: string, response: Response) => {
        if (this.isQuotaExceeded) throw new DOMException('No room.', 'QuotaExceededError');
        this.entries.set(address, await response.text());
      },
      match: async (address: string) => {
        const text = this.entries.get(address);
        return text === undefined ? undefined : new Response(text);
      },
      delete: async (address: string) => this.entries.delete(address),
      keys: async () => [...this.entries.keys()].map((address) => ({ url: `https://phone.test${address}` })),
    };
  }

  get ids(): string[] {
    return [...this.entries.keys()].map((address) => address.split('/').at(-1) ?? '').sort();
  }
}
