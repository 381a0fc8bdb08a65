/** The administrator who asks. */
export class AdminAccountDto {
  /** Administrator id. */
  id!: string;
  /** The name they sign in with. */
  userName!: string;
  /** When the administrator was added; ISO 8601, UTC. */
  createdAt!: string;
}

export class AdminAccountResponseDto {
  /** Always true. */
  success!: boolean;
  data!: AdminAccountDto;
}
