/** The administrator who asks. */
export class AdminAccountDto {
  /** Administrator id. */
  id!: string;
  /** What they sign in with. */
  userName!: string;
  /** Since when they are an administrator; ISO 8601, UTC. */
  createdAt!: string;
}

export class AdminAccountResponseDto {
  /** Always true. */
  success!: boolean;
  data!: AdminAccountDto;
}
